import type { Form } from '#domain/forms/form.ts';
import { site } from '../site.ts';

export const pathOf = ({ path }: Pick<Form, 'path'>): string => path.replace('{id}', site.deck.webhookId);
