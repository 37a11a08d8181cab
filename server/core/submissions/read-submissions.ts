/** Complete submissions with their deliveries and newsletter state. */
import { emailKeyOf } from '#domain/email.ts';
import type { Db, Delivery, PersonStatus, Submission, SubscriberState } from '#server/store/schema.ts';
import { findSubmissionId } from './references.ts';

export type SubmissionWithState = Submission & {
  deliveries: Delivery[];
  newsletter: SubscriberState | '';
  /** Status and owner of the person. */
  status: PersonStatus;
  owner: string;
};

/** Finds submissions by id, by the last characters of an id (which lists show), or by mail address. */
export async function findByReference(db: Db, reference: string): Promise<SubmissionWithState[]> {
  const isAddress = reference.includes('@');
  const id = isAddress ? undefined : await findSubmissionId(db, reference);
  if (!isAddress && id === undefined) return [];
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where((eb) => (id === undefined ? eb('person', '=', emailKeyOf(reference)) : eb('id', '=', id)))
    .orderBy('created_at', 'desc')
    .execute();
  return addState(db, submissions);
}

/** Submissions of these people, person by person, newest first. */
export async function findByPeople(db: Db, people: readonly string[]): Promise<SubmissionWithState[]> {
  if (people.length === 0) return [];
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('person', 'in', people)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const submissionsByPerson = Map.groupBy(submissions, ({ person }) => person);
  return addState(
    db,
    people.flatMap((person) => submissionsByPerson.get(person) ?? []),
  );
}

/** Submissions in the order of the ids. */
export async function findByIds(db: Db, ids: readonly string[]): Promise<SubmissionWithState[]> {
  if (ids.length === 0) return [];
  const submissions = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const submissionsById = new Map(submissions.map((submission) => [submission.id, submission]));
  return addState(
    db,
    ids.flatMap((id) => submissionsById.get(id) ?? []),
  );
}

/** Values per statement, far below the limits of both databases. */
const CHUNK_SIZE = 1_000;

async function addState(db: Db, submissions: readonly Submission[]): Promise<SubmissionWithState[]> {
  const deliveries = new Map<string, Delivery[]>();
  const states = new Map<string, SubscriberState>();
  const peopleByKey = new Map<string, { status: PersonStatus; owner: string }>();
  for (let start = 0; start < submissions.length; start += CHUNK_SIZE) {
    const chunk = submissions.slice(start, start + CHUNK_SIZE);
    const ids = chunk.map(({ id }) => id);
    const rows = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('created_at')
      .execute();
    for (const row of rows) {
      const submissionId = row.submission_id ?? '';
      deliveries.set(submissionId, [...(deliveries.get(submissionId) ?? []), row]);
    }
    const people = [...new Set(chunk.map(({ person }) => person))];
    const subscribers = await db
      .selectFrom('subscribers')
      .select(['person', 'state'])
      .where('person', 'in', people)
      .execute();
    for (const { person, state } of subscribers) states.set(person, state);
    const rowsOfPeople = await db
      .selectFrom('people')
      .select(['email_key', 'status', 'owner'])
      .where('email_key', 'in', people)
      .execute();
    for (const { email_key, ...row } of rowsOfPeople) peopleByKey.set(email_key, row);
  }
  return submissions.map((submission) => ({
    ...submission,
    deliveries: deliveries.get(submission.id) ?? [],
    newsletter: states.get(submission.person) ?? '',
    ...(peopleByKey.get(submission.person) ?? { status: 'new', owner: '' }),
  }));
}
