import { useMutation } from '@tanstack/react-query';
import { Card } from '#app/components/ui/card.tsx';
import { deskFrame, deskSystem } from '#content/desk.ts';
import { DESK_LANGUAGES } from '#content/languages.ts';
import { api, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { Select } from '../components/select.tsx';
import { type Me, useMe } from '../use-me.ts';

/** Sets the user's language for all their browsers. Each language is a separate build, so the page reloads. */
export function LanguageChoice() {
  const { language } = useMe();
  const notify = useNotice();
  const choose = useMutation({
    mutationFn: (code: Me['language']) => readBody(api.language.$post({ json: { language: code } })),
    onSuccess: () => window.location.reload(),
    onError: () => notify(deskFrame.actionFailed),
  });
  return (
    <Card className="p-5">
      <Select
        label={deskSystem.language}
        value={language}
        disabled={choose.isPending}
        options={[
          ['', deskSystem.languageBrowser],
          ...DESK_LANGUAGES.map(({ code, name }) => [code, name] as const),
        ]}
        onPick={(code) => choose.mutate(code as Me['language'])}
      />
    </Card>
  );
}
