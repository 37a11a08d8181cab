import { chatScene as copy } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, Step } from './frame.tsx';

const timeClass = 'mt-1 font-mono text-tiny text-muted';

export function ChatScene({ alt }: { alt: string }) {
  const { question, answer, parcel, thanks } = copy;
  return (
    <SceneFrame {...copy} alt={alt}>
      <div className="grid grow content-between gap-3 px-5 py-4 text-small lg:content-evenly lg:text-body">
        <Step at={0} className="me-8 justify-self-start">
          <p className="rounded-card rounded-es-none bg-raised px-4 py-2.5">{question.text}</p>
          <p className={timeClass}>{question.time}</p>
        </Step>
        <Step at={1.5} className="justify-self-end min-[24rem]:ms-4 sm:ms-16">
          <div className="rounded-card rounded-ee-none bg-brand-wash px-4 py-3">
            <p>{answer.lines.join(' ')}</p>
            <div className="mt-4 flex text-tiny whitespace-nowrap">
              {parcel.map(({ label, done: isDone }, i) => {
                const lineClass = parcel[i + 1]?.done ? 'before:bg-brand' : 'before:bg-control-line';
                return (
                  <p
                    key={label}
                    className={`relative not-last:grow not-last:pe-2 not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-1 not-last:before:h-0.5 ${lineClass} ${isDone ? '' : 'text-muted'}`}
                  >
                    <span
                      className={`relative mb-1.5 block size-2.5 rounded-full border-[1.5px] ${isDone ? 'border-brand bg-brand' : 'border-control-line bg-surface'}`}
                    />
                    {label}
                  </p>
                );
              })}
            </div>
          </div>
          <p className={`${timeClass} text-end`}>{answer.time}</p>
        </Step>
        <Step at={3.5} className="justify-self-start">
          <p className="rounded-card rounded-es-none bg-raised px-4 py-2.5">{thanks}</p>
        </Step>
      </div>
    </SceneFrame>
  );
}
