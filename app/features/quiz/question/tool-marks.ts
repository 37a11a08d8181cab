import type { ComponentType, SVGProps } from 'react';
import Zoom from '~icons/lucide/video';
import Zapier from '~icons/lucide/zap';
import Airtable from '~icons/simple-icons/airtable';
import Asana from '~icons/simple-icons/asana';
import Gmail from '~icons/simple-icons/gmail';
import Hubspot from '~icons/simple-icons/hubspot';
import Excel from '~icons/simple-icons/microsoftexcel';
import Notion from '~icons/simple-icons/notion';
import Salesforce from '~icons/simple-icons/salesforce';
import Slack from '~icons/simple-icons/slack';
import Trello from '~icons/simple-icons/trello';

export type Mark = ComponentType<SVGProps<SVGSVGElement>>;

/** A mark that is a word would be too small to read. Such tools have a general icon here, or none. */
const MARKS: Partial<Record<string, Mark>> = {
  gmail: Gmail,
  slack: Slack,
  zapier: Zapier,
  notion: Notion,
  salesforce: Salesforce,
  hubspot: Hubspot,
  excel: Excel,
  asana: Asana,
  trello: Trello,
  airtable: Airtable,
  zoom: Zoom,
};

export const getToolMark = (tool: string): Mark | undefined => MARKS[tool];
