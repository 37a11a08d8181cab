import { Closing as Section } from '#app/sections/social-os/closing.tsx';
import { socialClosing, socialHero } from '#content/social-os.ts';

export const Closing = () => <Section book={socialHero.book} {...socialClosing} />;
