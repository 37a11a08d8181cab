/** JSON Schema of the events, for receivers in any programming language. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { EventSchema } from '#server/events/event-schema.ts';

export const EVENT_SCHEMA_FILE = 'docs/events.schema.json';

export const eventJsonSchema = (): string => {
  const { $schema, ...schema } = toJsonSchema(EventSchema);
  return `${JSON.stringify({ $schema, title: 'Events of the lead server', ...schema }, null, 2)}\n`;
};
