import { productLinks } from './navigation.ts';

export const notFound = {
  code: '404',
  title: 'Page Not Found',
  text: "The page you are looking for doesn't exist or has been moved.",
  home: 'Back to Home',
  elsewhere: { title: 'Or go on to', links: productLinks },
};
