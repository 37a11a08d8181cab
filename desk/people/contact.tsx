import { buttonClass } from '#app/components/ui/button.tsx';
import { deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import MailIcon from '~icons/lucide/mail';
import PhoneIcon from '~icons/lucide/phone';
import { Address } from '../components/address.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { mailLink, phoneLink } from './contact-links.ts';

type ContactProps = { person: Readonly<{ email: string; name: string; phone: string }> };

/** Email and phone, each as a link and with a button to copy it. */
export function Contact({ person: { email, name, phone } }: ContactProps) {
  const firstName = name.split(' ')[0] ?? '';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {phone && (
        <div className="flex items-center gap-1 max-sm:w-full">
          <a href={phoneLink(phone)} className={buttonClass({ size: 'sm', className: 'max-sm:grow' })}>
            <PhoneIcon aria-hidden="true" />
            {fill(deskPerson.call, { number: phone })}
          </a>
          <CopyButton text={phone} />
        </div>
      )}
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <a
          href={mailLink(email, firstName)}
          className={buttonClass({
            size: 'sm',
            variant: phone ? 'outline' : 'default',
            className: 'min-w-0 whitespace-normal! max-sm:grow',
          })}
        >
          <MailIcon aria-hidden="true" />
          <span className="sr-only">{deskPerson.sendEmail}</span>
          <Address>{email}</Address>
        </a>
        <CopyButton text={email} />
      </div>
    </div>
  );
}
