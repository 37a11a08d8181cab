import type { UseCase } from '#content/landing/use-cases.ts';
import { ChatScene } from './chat.tsx';
import { FileScene } from './file.tsx';
import { LedgerScene } from './ledger.tsx';
import { LineScene } from './line.tsx';
import { WardScene } from './ward.tsx';

const SCENES = { ward: WardScene, ledger: LedgerScene, chat: ChatScene, line: LineScene, file: FileScene };

export function UseCaseScene({ image, alt }: { image: UseCase['image']; alt: string }) {
  const Scene = SCENES[image];
  return <Scene alt={alt} />;
}
