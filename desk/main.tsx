import './desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#app/api/query-client.ts';
import { startThemeToggles } from '#app/shell/theme.ts';
import { site } from '#content/site.ts';
import { DeskApp } from './desk-app.tsx';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no root element');

startThemeToggles(site.themeStorageKey);
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <DeskApp />
  </QueryClientProvider>,
);
