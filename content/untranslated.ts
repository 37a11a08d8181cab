/** Names and words that are the same in every language. content/check.ts reports all other texts without a translation. */
const NAMES = new Set(
  [
    'Social OS, LinkedIn, Twitter, Facebook, Instagram, Website, Newsletter, Chat, Album, Budget, Status, Agent, Person, Signal, Team, Name, Maya, Leo, Marketing, Enter, Airline, Zoom, Excel, Asana, Trello, Airtable, Zoho, Gmail, Slack, Zapier, Notion, Salesforce, HubSpot, Calendly, Outlook, Stripe, QuickBooks, Xero, Shopify, Zendesk, Intercom, WhatsApp, Twilio, Google Drive, OpenAI, Anthropic, PostgreSQL, Snowflake, HubSpot, Samsara, Thread, Tools, Reel, Register:',
    'Code, DATEV, Desk, Details, JSON, Leads, Operations, Passkey, Passkeys, Quiz, SMTP, SQLite, Start, Status:, System, Tablet, Version, Warm, Webhook, Worker',
    'Ines Calloway, Alder Foods, Halden Pharma, Kinross Fish, Copper Dairy, Altona, Altona Cold Storage, Pallet Co-op, Brenner Fuel, City Couriers, Marlow Paper, Voltside Energy, Kestrel Couriers, Rowan Hosting, Bayer & Lund, M. Arden, J. Castell, T. Okoye, R. Novak, E. Lind, Osprey Robotics, Tamarack Freight, Norwick Foods, Calder Dental, Dana Whitlock, COO, Tern & Sons, Fernhill Solar, Sofia Lindqvist, Maren Holt, Fjordline Freight, Daniel Okafor, Northbeam, Priya Raman, Harrow & Pike, Tomás Vidal, Casa Lumen, Hannah Weiss, Lindenhof Clinics, Ruth Adeyemi, Robin Ashdown, Leila Haddad, Jonas Brandt, Amara Osei, Tess Morgan, Pavel Dvorak, Northgate Hosting, Pennant Mail, Frankfurt, September 2025, TCPA, Brightwater Energy, Bristol, Berlin, Boston, San Francisco',
  ].flatMap((line) => line.split(', ')),
);

/** True if a string contains only names, placeholders, numbers and codes. Then there is nothing to translate. */
export const isSameInAllLanguages = (text: string): boolean =>
  NAMES.has(text) ||
  text
    .replaceAll(/\{\w+\}/g, '')
    .split(', ')
    .every((part) => NAMES.has(part.trim()) || !/\p{L}{4}|\p{L}{2,} \p{L}/u.test(part)) ||
  /^[\w.-]+@[\w.-]+$|^[\w-]+\.\w{2,3}$/.test(text);

/** Texts whose figures differ between languages: kilometers instead of miles, German wording of a range. */
export const FACTS_PER_LANGUAGE: ReadonlySet<string> = new Set([
  'landing/hero controlRoom.research.lines.1',
  'landing/services researchBrief.lines.1',
  'quiz/questions questions.team_size.options.small',
]);
