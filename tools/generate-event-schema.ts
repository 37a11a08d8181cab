import { writeFileSync } from 'node:fs';
import { EVENT_SCHEMA_FILE, eventJsonSchema } from '../build/event-json-schema.ts';

writeFileSync(EVENT_SCHEMA_FILE, eventJsonSchema());
console.log(`Wrote ${EVENT_SCHEMA_FILE}.`);
