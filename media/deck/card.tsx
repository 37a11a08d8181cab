import { Text, View, type ViewProps } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PostStatus } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { type Colours, type } from './theme.ts';

type Style = NonNullable<ViewProps['style']>;
type CardProps = { colours: Colours; style?: Style; children: ReactNode };

export function Card({ colours, style = {}, children }: CardProps) {
  return (
    <View
      style={[
        {
          backgroundColor: colours.surface,
          borderWidth: 1,
          borderColor: colours.line,
          borderRadius: 10,
          padding: 16,
        },
        ...[style].flat(),
      ]}
    >
      {children}
    </View>
  );
}

const statusColour = (colours: Colours, status: PostStatus) =>
  ({ Published: colours.ok, Scheduled: colours.wait, Draft: colours.muted })[status];

/** Published and scheduled are filled, a draft is an outline. */
export const statusMark = (colours: Colours, status: PostStatus) =>
  status === 'Draft'
    ? { borderColor: colours.controlLine }
    : { borderColor: statusColour(colours, status), backgroundColor: statusColour(colours, status) };

export function Dot(mark: ReturnType<typeof statusMark>) {
  return <View style={{ width: 7, height: 7, borderRadius: 3.5, borderWidth: 1, ...mark }} />;
}

export function Status({ colours, status }: { colours: Colours; status: PostStatus }) {
  const colour = statusColour(colours, status);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Dot {...statusMark(colours, status)} />
      <Text style={{ ...type.body, fontSize: 11, color: colour }}>{postStatuses[status]}</Text>
    </View>
  );
}
