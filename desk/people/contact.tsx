import { buttonClass } from '#app/components/ui/button.tsx';
import { deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import TemplatesIcon from '~icons/lucide/chevron-down';
import MailIcon from '~icons/lucide/mail';
import PhoneIcon from '~icons/lucide/phone';
import { Address } from '../components/address.tsx';
import { SmallButton } from '../components/buttons.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Menu } from '../components/menu.tsx';
import { mailLink, phoneLink } from './contact-links.ts';
import type { Person } from './person.ts';
import { usePersonChange } from './use-person-change.ts';

const CALL_RESULTS = ['reached', 'no-answer', 'wrong-number'] as const;

/** Phone and email, each as a link and with a button to copy it. Results of a phone call, and templates for an email. */
export function Contact({ id, person }: { id: string; person: Person }) {
  const { email, phone } = person;
  const change = usePersonChange(id);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {phone && (
        <div className="flex flex-wrap items-center gap-1 max-sm:w-full">
          <a href={phoneLink(phone)} className={buttonClass({ size: 'sm', className: 'max-sm:grow' })}>
            <PhoneIcon aria-hidden="true" />
            {fill(deskPerson.call, { number: phone })}
          </a>
          <CopyButton text={phone} />
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{deskPerson.callResult}</legend>
            {CALL_RESULTS.map((call) => (
              <SmallButton key={call} disabled={change.isPending} onClick={() => change.mutate({ call })}>
                {deskPerson.calls[call]}
              </SmallButton>
            ))}
          </fieldset>
        </div>
      )}
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <a
          href={mailLink(person)}
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
        <Menu
          label={deskPerson.templates}
          button={<TemplatesIcon aria-hidden="true" className="size-4.5" />}
          buttonClass="icon-button"
        >
          {deskPerson.mailTemplates.map((template) => (
            <a key={template.name} href={mailLink(person, template)} className="menu-item">
              {template.name}
            </a>
          ))}
        </Menu>
        <CopyButton text={email} />
      </div>
    </div>
  );
}
