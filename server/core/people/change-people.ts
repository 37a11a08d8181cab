/** Changes team data about people: status, owner, next step, corrections. */
import type { Selectable, Transaction } from 'kysely';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type TeamFields, updatePeople } from '#server/store/people.ts';
import type { PersonStatus, Schema } from '#server/store/schema.ts';
import { announcePeople, type EventPersonData } from './announce-people.ts';
import { withPerson } from './find-person.ts';

export type PersonChange = Readonly<{
  status?: PersonStatus | undefined;
  lostReason?: string | undefined;
  /** Address of a colleague, or empty. */
  owner?: string | undefined;
  nextStep?: Readonly<{ at: number | null; text: string }> | undefined;
  doNotContact?: boolean | undefined;
  /** Corrections. Empty means: use the value in the forms. */
  name?: string | undefined;
  phone?: string | undefined;
}>;

/** Changes each person, with one audit entry per kind of change. */
export async function changePeople(
  trx: Transaction<Schema>,
  context: CoreContext,
  people: readonly string[],
  change: PersonChange,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  const previousRows = await trx
    .selectFrom('people')
    .select(['email_key', 'status', 'owner'])
    .where('email_key', 'in', people)
    .execute();
  await updatePeople(trx, people, toTeamFields(change));
  await announcePeople(
    trx,
    context,
    people.flatMap((emailKey) =>
      createEvents(
        emailKey,
        change,
        previousRows.find(({ email_key }) => email_key === emailKey),
      ),
    ),
  );
  const details = createAuditDetails(change);
  await recordAudit(
    trx,
    context,
    people.flatMap((subject) => details.map((detail) => ({ action: 'changed' as const, subject, detail }))),
  );
}

type PreviousValues = Pick<Selectable<Schema['people']>, 'status' | 'owner'>;

/**
 * Returns events only for values that really changed. Otherwise two synchronized tools could update each other forever.
 */
function createEvents(
  emailKey: string,
  { status, lostReason = '', owner }: PersonChange,
  { status: oldStatus, owner: oldOwner }: PreviousValues = { status: 'new', owner: '' },
): Parameters<typeof announcePeople>[2][number][] {
  return [
    ...(status !== undefined && status !== oldStatus
      ? [
          {
            emailKey,
            createEvent: (personData: EventPersonData, timestamp: string) => ({
              type: 'person.status_changed' as const,
              timestamp,
              data: {
                ...personData,
                status,
                previous: oldStatus,
                lostReason: status === 'lost' ? lostReason : '',
              },
            }),
          },
        ]
      : []),
    ...(owner !== undefined && owner !== oldOwner
      ? [
          {
            emailKey,
            createEvent: (personData: EventPersonData, timestamp: string) => ({
              type: 'person.owner_changed' as const,
              timestamp,
              data: { ...personData, owner, previous: oldOwner },
            }),
          },
        ]
      : []),
  ];
}

/** False if there is no such person. */
export async function changePerson(context: CoreContext, id: string, change: PersonChange): Promise<boolean> {
  const isChanged = await withPerson(context, id, async (trx, emailKey) => {
    await changePeople(trx, context, [emailKey], change);
    return true;
  });
  return isChanged ?? false;
}

function toTeamFields({
  status,
  lostReason,
  owner,
  nextStep,
  doNotContact,
  name,
  phone,
}: PersonChange): TeamFields {
  return {
    ...(status !== undefined && { status, lost_reason: status === 'lost' ? (lostReason ?? '') : '' }),
    ...(status === undefined && lostReason !== undefined && { lost_reason: lostReason }),
    ...(owner !== undefined && { owner }),
    ...(nextStep && { next_step: nextStep.text, next_step_at: nextStep.at }),
    ...(doNotContact !== undefined && { do_not_contact: doNotContact ? 1 : 0 }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
  };
}

/** Contains no text that a person or the team typed, since the log outlives an erasure. */
function createAuditDetails(change: PersonChange): string[] {
  const { status, lostReason, owner, nextStep, doNotContact, name, phone } = change;
  return [
    status !== undefined && auditDetail('status', status),
    status === undefined && lostReason !== undefined && auditDetail('lostReason'),
    owner !== undefined && auditDetail('owner', owner),
    nextStep &&
      auditDetail('nextStep', nextStep.at === null ? '' : new Date(nextStep.at).toISOString().slice(0, 10)),
    doNotContact !== undefined && auditDetail(doNotContact ? 'doNotContact' : 'contactAllowed'),
    name !== undefined && auditDetail('nameCorrected'),
    phone !== undefined && auditDetail('phoneCorrected'),
  ].filter((detail) => typeof detail === 'string');
}
