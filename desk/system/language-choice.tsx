import { useMutation } from '@tanstack/react-query';
import { Card } from '#app/components/ui/card.tsx';
import { deskFrame, deskSystem } from '#content/desk.ts';
import { LANGUAGES } from '#content/languages.ts';
import { answerOf, api } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { Select } from '../components/select.tsx';
import { type Me, useMe } from '../use-me.ts';

/** Of the user, in every browser. The page of the other language is another app, so it is loaded anew. */
export function LanguageChoice() {
  const { language } = useMe();
  const notify = useNotice();
  const choose = useMutation({
    mutationFn: (code: Me['language']) => answerOf(api.language.$post({ json: { language: code } })),
    onSuccess: () => window.location.reload(),
    onError: () => notify(deskFrame.notDone),
  });
  return (
    <Card className="p-5">
      <Select
        label={deskSystem.language}
        value={language}
        disabled={choose.isPending}
        options={[
          ['', deskSystem.languageBrowser],
          ...LANGUAGES.map(({ code, name }) => [code, name] as const),
        ]}
        onPick={(code) => choose.mutate(code as Me['language'])}
      />
    </Card>
  );
}
