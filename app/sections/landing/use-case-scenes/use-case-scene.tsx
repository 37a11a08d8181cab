import type { UseCase } from '#content/landing/use-cases.ts';
import { ChatScene } from './chat-scene.tsx';
import { FileScene } from './file-scene.tsx';
import { LedgerScene } from './ledger-scene.tsx';
import { LineScene } from './line-scene.tsx';
import { WardScene } from './ward-scene.tsx';

const SCENES = { ward: WardScene, ledger: LedgerScene, chat: ChatScene, line: LineScene, file: FileScene };

export function UseCaseScene({ image, alt }: { image: UseCase['image']; alt: string }) {
  const Scene = SCENES[image];
  return <Scene alt={alt} />;
}
