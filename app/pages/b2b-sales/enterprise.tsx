import { Enterprise as Section } from '#app/sections/b2b/enterprise.tsx';
import { enterprise } from '#content/b2b.ts';
import { b2bBoard, b2bStages } from '#content/b2b-hero.ts';

export const Enterprise = () => <Section {...enterprise} meeting={b2bBoard.meeting} stages={b2bStages} />;
