import { chatScene, fileScene, ledgerScene, lineScene, wardScene } from '#content/landing/use-case-scenes.ts';
import { type UseCase, useCasesIntro } from '#content/landing/use-cases.ts';
import { ChatScene } from './chat.tsx';
import { FileScene } from './file.tsx';
import { LedgerScene } from './ledger.tsx';
import { LineScene } from './line.tsx';
import { PointsScene } from './points.tsx';
import { WardScene } from './ward.tsx';

export function UseCaseScene({ useCase }: { useCase: UseCase }) {
  const { image, imageAlt, title, industry } = useCase;
  const alt = imageAlt ?? title;
  switch (image) {
    case 'ward':
      return <WardScene alt={alt} copy={wardScene} />;
    case 'ledger':
      return <LedgerScene alt={alt} copy={ledgerScene} />;
    case 'chat':
      return <ChatScene alt={alt} copy={chatScene} />;
    case 'line':
      return <LineScene alt={alt} copy={lineScene} />;
    case 'file':
      return <FileScene alt={alt} copy={fileScene} />;
    default:
      return <PointsScene useCase={useCase} alt={imageAlt ?? useCasesIntro.drawn(industry)} />;
  }
}
