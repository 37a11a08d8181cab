import { walkEngine } from './walk-engine.ts';

walkEngine('webkit');
