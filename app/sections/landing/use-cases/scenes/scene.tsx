import type * as words from '#content/landing/use-case-scenes.ts';
import type { UseCase } from '#content/landing/use-cases.ts';
import { ChatScene } from './chat.tsx';
import { FileScene } from './file.tsx';
import { LedgerScene } from './ledger.tsx';
import { LineScene } from './line.tsx';
import { PointsScene } from './points.tsx';
import { WardScene } from './ward.tsx';

export type SceneCopy = {
  ward: typeof words.wardScene;
  ledger: typeof words.ledgerScene;
  chat: typeof words.chatScene;
  line: typeof words.lineScene;
  file: typeof words.fileScene;
};

type UseCaseSceneProps = {
  useCase: UseCase;
  scenes: SceneCopy;
  /** Returns the text alternative of the drawing for a use case without a scene. */
  describeDrawing: (industry: string) => string;
};

export function UseCaseScene({ useCase, scenes, describeDrawing }: UseCaseSceneProps) {
  const { image, imageAlt, title, industry } = useCase;
  const alt = imageAlt ?? title;
  switch (image) {
    case 'ward':
      return <WardScene alt={alt} copy={scenes.ward} />;
    case 'ledger':
      return <LedgerScene alt={alt} copy={scenes.ledger} />;
    case 'chat':
      return <ChatScene alt={alt} copy={scenes.chat} />;
    case 'line':
      return <LineScene alt={alt} copy={scenes.line} />;
    case 'file':
      return <FileScene alt={alt} copy={scenes.file} />;
    default:
      return <PointsScene useCase={useCase} alt={imageAlt ?? describeDrawing(industry)} />;
  }
}
