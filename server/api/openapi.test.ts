import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi.ts';

test('Redocly finds no fault in the OpenAPI document', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });
  const source = JSON.stringify(createOpenApiDocument('https://acme.test'));
  const faults = await lintFromString({ source, config });
  expect(faults.map(({ message, location: [place] }) => [message, place?.pointer])).toEqual([]);
});
