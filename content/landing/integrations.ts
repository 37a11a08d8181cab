export type Tool = {
  name: string;
  description: string;
  category: string;
  /** Name in the icon set of brand marks. Tools that have one stand in the strip, the others in the register only. */
  mark?: string;
};

export const integrationsStrip = {
  title: 'Your tools stay. The\u00a0copying between them goes.',
  text: 'Agents sign in like a colleague, with the rights you give them, and work where your team already works.',
  /** Scrolls to the quiz card further down. */
  link: { label: 'See which agents fit your tools', href: '#quiz' },
};

export const techStack = {
  sample: true,
  figure: '100+',
  title: 'tools connect on day one',
  text: 'These are the ones we are asked for most. Anything with an API, a mailbox or a spreadsheet works too.',
};

const category = (name: string, tools: Omit<Tool, 'category'>[]): Tool[] =>
  tools.map((tool) => ({ ...tool, category: name }));

/** In the order of the grid, category by category: neighbours of one length leave no hole in two columns or three. */
export const tools: Tool[] = [
  ...category('Sales and CRM', [
    { name: 'Salesforce', description: 'Accounts, deals, activity log', mark: 'salesforce' },
    { name: 'HubSpot', description: 'Contacts, deals, sequences', mark: 'hubspot' },
    { name: 'Zoho', description: 'Leads, campaigns, invoices' },
    { name: 'Calendly', description: 'Slots, reminders, reschedules' },
  ]),
  ...category('Mail and meetings', [
    { name: 'Gmail', description: 'Sorting, drafts, follow-ups', mark: 'gmail' },
    { name: 'Outlook', description: 'Shared inboxes and calendars' },
    { name: 'Slack', description: 'Approvals and daily summaries', mark: 'slack' },
    { name: 'Zoom', description: 'Transcripts, tasks, minutes' },
  ]),
  ...category('Commerce and finance', [
    { name: 'Stripe', description: 'Payments, refunds, disputes', mark: 'stripe' },
    { name: 'QuickBooks', description: 'Invoices and reconciliation' },
    { name: 'Xero', description: 'Bank feeds and bills' },
    { name: 'Shopify', description: 'Orders, stock, returns', mark: 'shopify' },
  ]),
  ...category('Support', [
    { name: 'Zendesk', description: 'Tickets answered or routed' },
    { name: 'Intercom', description: 'Chat with a clean hand-over' },
    { name: 'WhatsApp', description: 'Messages, day and night' },
    { name: 'Twilio', description: 'Voice calls and SMS' },
  ]),
  ...category('Documents and tasks', [
    { name: 'Notion', description: 'Knowledge base and briefs', mark: 'notion' },
    { name: 'Airtable', description: 'Records, views, forms' },
    { name: 'Excel', description: 'Live sheets and models' },
    { name: 'Asana', description: 'Projects, owners, due dates' },
    { name: 'Trello', description: 'Boards that move themselves' },
    { name: 'Google Drive', description: 'Files found, read and filed' },
  ]),
  ...category('Models, workflows, data', [
    { name: 'OpenAI', description: 'Language and voice models' },
    { name: 'Anthropic', description: 'Long documents, careful work' },
    { name: 'Zapier', description: 'Small triggers by the hundred', mark: 'zapier' },
    { name: 'n8n', description: 'Workflows on your own host' },
    { name: 'PostgreSQL', description: 'Your data, where it lives' },
    { name: 'Snowflake', description: 'Warehouse questions in words' },
  ]),
];
