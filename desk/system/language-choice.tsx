import { Card } from '#app/components/ui/card.tsx';
import { deskSystem } from '#content/desk.ts';
import { DESK_LANGUAGES } from '#content/languages.ts';
import { api } from '../api.ts';
import { Select } from '../components/select.tsx';
import { useAction } from '../use-api.ts';
import { type Me, useMe } from '../use-me.ts';

/** Sets the user's language for all their browsers. Each language is a separate build, so the page reloads. */
export function LanguageChoice() {
  const { language } = useMe();
  const choose = useAction((code: Me['language']) => api.language.$post({ json: { language: code } }), {
    onDone: () => window.location.reload(),
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
