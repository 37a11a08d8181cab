import { PATHS } from '#domain/paths.ts';
import type { NavLink } from './navigation.ts';

const elsewhere: NavLink[] = [
  { label: 'Social OS', href: PATHS.socialOs },
  { label: 'B2B sales outreach', href: PATHS.b2bSales },
  { label: 'AI readiness quiz', href: PATHS.quiz },
];

export const notFound = {
  code: '404',
  title: 'Page Not Found',
  text: "The page you are looking for doesn't exist or has been moved.",
  home: 'Back to Home',
  elsewhere: { title: 'Or go on to', links: elsewhere },
};
