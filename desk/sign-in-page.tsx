import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskSignIn } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { site } from '#content/site.ts';
import { api, errorStatus, readBody } from './api.ts';
import { SubmitButton } from './components/buttons.tsx';
import { DeskLogo } from './components/desk-logo.tsx';

const ERROR_MESSAGES: Readonly<Record<number, string>> = {
  410: deskSignIn.expired,
  429: deskSignIn.tooMany,
};

/** Reads the token and removes it from the URL, so that the history does not contain it. */
function takeTokenFromUrl(): string {
  const token = window.location.hash.slice(1);
  if (token) history.replaceState(history.state, '', window.location.pathname);
  return token;
}

export function SignInPage() {
  const [token, setToken] = useState(takeTokenFromUrl);
  /** True if the link was requested in another browser. The user then enters the code that the other browser shows. */
  const [needsCode, setNeedsCode] = useState(false);
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    document.title = `${deskSignIn.title} · ${site.name}`;
  }, []);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setIsBusy(true);
    try {
      await readBody(api['sign-in'].$post({ json: { token, ...(code && { code }) } }));
      window.location.assign('/desk');
    } catch (error) {
      setIsBusy(false);
      if (errorStatus(error) === 403) {
        setNeedsCode(true);
        setMessage(code ? { text: deskSignIn.wrongCode, isError: true } : null);
        return;
      }
      setToken('');
      setMessage({ text: ERROR_MESSAGES[errorStatus(error)] ?? deskSignIn.failed, isError: true });
    }
  };

  const signInWithPasskey = async () => {
    setIsBusy(true);
    try {
      const options = await readBody(api.passkeys.options.$post());
      const response = await startAuthentication({ optionsJSON: options });
      await readBody(api.passkeys['sign-in'].$post({ json: { response } }));
      window.location.assign('/desk');
    } catch (error) {
      setIsBusy(false);
      const isUnknown = errorStatus(error) === 410;
      setMessage({ text: isUnknown ? deskSignIn.passkeyUnknown : deskSignIn.passkeyFailed, isError: true });
    }
  };

  const requestLink = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setIsBusy(true);
    try {
      const { canMail, code } = await readBody(api['sign-in'].ask.$post({ json: { email } }));
      const sentMessage = `${deskSignIn.linkRequested} ${fill(deskSignIn.codeForOtherDevice, { code: `${code.slice(0, 3)} ${code.slice(3)}` })}`;
      setMessage({ text: canMail ? sentMessage : deskSignIn.mailDown, isError: !canMail });
    } catch (error) {
      setMessage({ text: ERROR_MESSAGES[errorStatus(error)] ?? deskSignIn.failed, isError: true });
    }
    setIsBusy(false);
  };

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <Card className="grid w-full max-w-md gap-6 p-6 shadow-soft sm:p-8">
        <DeskLogo />
        <div className="grid gap-2">
          <h1 className="text-h3">{token ? deskSignIn.linkTitle : deskSignIn.title}</h1>
          <p className="text-muted">
            {needsCode && token ? deskSignIn.codeText : token ? deskSignIn.linkText : deskSignIn.text}
          </p>
        </div>
        {token ? (
          <form onSubmit={signIn} className="grid gap-4">
            {needsCode && (
              <Field
                label={deskSignIn.code}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                required
              />
            )}
            <SubmitButton loading={isBusy}>{deskSignIn.submit}</SubmitButton>
          </form>
        ) : (
          <form onSubmit={requestLink} className="grid gap-4">
            <Field label={deskSignIn.email} name="email" type="email" autoComplete="email" required />
            <SubmitButton loading={isBusy}>{deskSignIn.requestLink}</SubmitButton>
            {browserSupportsWebAuthn() && (
              <Button variant="outline" disabled={isBusy} onClick={signInWithPasskey}>
                {deskSignIn.usePasskey}
              </Button>
            )}
          </form>
        )}
        <p role="status" className={message?.isError ? 'font-medium text-danger' : 'font-medium'}>
          {message?.text}
        </p>
        {!token && <p className="border-t border-line pt-4 text-muted">{deskSignIn.terminalHint}</p>}
      </Card>
    </main>
  );
}
