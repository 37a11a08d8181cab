import { UseCases } from '#app/sections/landing/use-cases/use-cases.tsx';
import { hasPart } from '#content/has-part.ts';
import * as scenes from '#content/landing/use-case-scenes.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';

const SCENES = {
  ward: scenes.wardScene,
  ledger: scenes.ledgerScene,
  chat: scenes.chatScene,
  line: scenes.lineScene,
  file: scenes.fileScene,
};

/** Binds the section to its copy, so that the browser loads both together. */
export function UseCasesIsland() {
  return (
    <UseCases
      {...useCasesIntro}
      useCases={useCases}
      scenes={SCENES}
      isBelowIndustries={hasPart('industries')}
    />
  );
}
