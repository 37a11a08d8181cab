import type { UseCase } from '#content/landing/use-cases.ts';
import { ChatScene } from './chat.tsx';
import { FileScene } from './file.tsx';
import { LedgerScene } from './ledger.tsx';
import { LineScene } from './line.tsx';
import { PointsScene } from './points.tsx';
import { WardScene } from './ward.tsx';

const SCENES = { ward: WardScene, ledger: LedgerScene, chat: ChatScene, line: LineScene, file: FileScene };

export function UseCaseScene({ useCase }: { useCase: UseCase }) {
  const Scene = useCase.image && SCENES[useCase.image];
  return Scene ? <Scene alt={useCase.imageAlt ?? useCase.title} /> : <PointsScene useCase={useCase} />;
}
