import { chatScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

const { question, answer, parcel, thanks } = chatScene;
const timeClass = 'mt-1 font-mono text-tiny text-muted';

/** How far the parcel has come, as a share of its way. */
const way = ((parcel.filter(({ done }) => done).length - 1) / (parcel.length - 1)) * 100;

export function ChatScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title={chatScene.title} status={chatScene.status} alt={alt}>
      <div className="grid grow content-between gap-3 px-5 py-4 text-small">
        <Step at={0} className="mr-8 justify-self-start">
          <p className="rounded-card rounded-bl-none bg-raised px-4 py-2.5">{question.text}</p>
          <p className={timeClass}>{question.time}</p>
        </Step>
        <Step at={1.5} className="ml-4 justify-self-end sm:ml-16">
          <div className="rounded-card rounded-br-none bg-brand-wash px-4 py-3">
            <p>{answer.lines.join(' ')}</p>
            <div className="relative mt-4">
              <p className="absolute inset-x-1 top-1 h-0.5 bg-control-line" />
              <p className="absolute top-1 left-1 h-0.5 bg-brand" style={{ width: `${way}%` }} />
              <div className="relative flex justify-between gap-1 text-tiny">
                {parcel.map(({ label, done }, i) => (
                  <p
                    key={label}
                    className={`grid gap-1.5 ${i === 0 ? '' : i === parcel.length - 1 ? 'justify-items-end text-right' : 'justify-items-center'} ${done ? '' : 'text-muted'}`}
                  >
                    <span
                      className={`size-2.5 rounded-full border-[1.5px] ${done ? 'border-brand bg-brand' : 'border-control-line bg-surface'}`}
                    />
                    {label}
                  </p>
                ))}
              </div>
            </div>
          </div>
          <p className={`${timeClass} text-right`}>{answer.time}</p>
        </Step>
        <Step at={3.5} className="justify-self-start">
          <p className="rounded-card rounded-bl-none bg-raised px-4 py-2.5">{thanks}</p>
        </Step>
      </div>
      <SceneNote {...chatScene.note} />
    </SceneFrame>
  );
}
