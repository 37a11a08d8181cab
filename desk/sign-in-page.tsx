import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskSignIn } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { answerOf, api, statusOf } from './api.ts';
import { DeskLogo } from './components/desk-logo.tsx';

const REFUSALS: Readonly<Record<number, string>> = {
  403: deskSignIn.elsewhere,
  410: deskSignIn.expired,
  429: deskSignIn.tooMany,
};

/** Read once and taken out of the address, so that it stays in no history. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token) history.replaceState(history.state, '', window.location.pathname);
  return token;
}

export function SignInPage() {
  const [token, setToken] = useState(takeToken);
  const [message, setMessage] = useState<{ text: string; bad: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${deskSignIn.title} · ${site.name}`;
  }, []);

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await answerOf(api['sign-in'].$post({ json: { token } }));
      window.location.assign('/desk');
    } catch (error) {
      setToken('');
      setBusy(false);
      setMessage({ text: REFUSALS[statusOf(error)] ?? deskSignIn.failed, bad: true });
    }
  };

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBusy(true);
    try {
      await answerOf(api['sign-in'].ask.$post({ json: { email } }));
      setMessage({ text: deskSignIn.asked, bad: false });
    } catch (error) {
      setMessage({ text: REFUSALS[statusOf(error)] ?? deskSignIn.failed, bad: true });
    }
    setBusy(false);
  };

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <Card className="grid w-full max-w-md gap-6 p-6 shadow-soft sm:p-8">
        <DeskLogo />
        <div className="grid gap-2">
          <h1 className="text-h3">{token ? deskSignIn.arrivedTitle : deskSignIn.title}</h1>
          <p className="text-muted">{token ? deskSignIn.arrived : deskSignIn.text}</p>
        </div>
        {token ? (
          <form onSubmit={enter} className="grid">
            <Button type="submit" loading={busy} loadingText={deskFrame.loading}>
              {deskSignIn.enter}
            </Button>
          </form>
        ) : (
          <form onSubmit={ask} className="grid gap-4">
            <Field label={deskSignIn.email} name="email" type="email" autoComplete="email" required />
            <Button type="submit" loading={busy} loadingText={deskFrame.loading}>
              {deskSignIn.ask}
            </Button>
          </form>
        )}
        <p role="status" className={message?.bad ? 'font-medium text-danger' : 'font-medium'}>
          {message?.text}
        </p>
        {!token && <p className="border-t border-line pt-4 text-muted">{deskSignIn.terminal}</p>}
      </Card>
    </main>
  );
}
