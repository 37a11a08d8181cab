import { Proof as Section } from '#app/sections/b2b/proof.tsx';
import { b2bProof } from '#content/b2b.ts';

export const Proof = () => <Section {...b2bProof} />;
