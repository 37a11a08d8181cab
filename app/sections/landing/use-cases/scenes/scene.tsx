import { type UseCase, useCasesIntro } from '#content/landing/use-cases.ts';
import { ChatScene } from './chat.tsx';
import { FileScene } from './file.tsx';
import { LedgerScene } from './ledger.tsx';
import { LineScene } from './line.tsx';
import { PointsScene } from './points.tsx';
import { WardScene } from './ward.tsx';

const SCENES = { ward: WardScene, ledger: LedgerScene, chat: ChatScene, line: LineScene, file: FileScene };

export function UseCaseScene({ useCase }: { useCase: UseCase }) {
  const { image, imageAlt, title, industry } = useCase;
  const Scene = image && SCENES[image];
  if (Scene) return <Scene alt={imageAlt ?? title} />;
  return <PointsScene useCase={useCase} alt={imageAlt ?? useCasesIntro.drawn(industry)} />;
}
