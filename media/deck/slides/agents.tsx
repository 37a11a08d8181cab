/** The agents, and what they make of one idea. */
import { deck } from '#content/media/deck.ts';
import { roofColors } from '#content/palette.ts';
import { exampleDay, type NativePost } from '#content/social-os/social-day.ts';
import { agentHierarchy, type SocialAgent } from '#content/social-os/social-os.ts';
import { type RoofView, roofPicture } from '#drawing/roof-picture.ts';
import {
  Box,
  breakBeforeLastPhrase,
  Card,
  CurrentLines,
  Picture,
  PostStatusLabel,
  SpreadRow,
  Text,
} from '../elements.tsx';
import type { SlideContent } from '../slide.tsx';

const { strategist, manager, platforms, tracker, title, lead } = agentHierarchy;
/** Space for a platform's name and log, in characters. */
const PLATFORM_ROW_LENGTH = 35;

const Agent = ({ agent: { name, job, log } }: { agent: SocialAgent }) => (
  <Card width={166} height={176} padding={14}>
    <Text as="heading" size={16} fit={{ charactersPerLine: 16, lines: 1 }} text={name} />
    <Text size={12} fit={{ charactersPerLine: 22, lines: 3 }} color="muted" marginTop={6} text={job} />
    <Text as="tiny" color="brand" marginTop="auto" text={breakBeforeLastPhrase(log)} />
  </Card>
);

function Platform({ agent: { name, job, log } }: { agent: SocialAgent }) {
  const fit = { charactersPerLine: PLATFORM_ROW_LENGTH - name.length, lines: 1 };
  return (
    <Card width={268} height={52} padding="8 14" justifyContent="center">
      <SpreadRow>
        <Text as="strong" text={name} />
        <Text as="tiny" fit={fit} color="brand" marginTop={3} text={log} />
      </SpreadRow>
      <Text size={12} fit={{ charactersPerLine: 40, lines: 1 }} color="muted" text={job} />
    </Card>
  );
}

export const hierarchy: SlideContent = {
  label: deck.hierarchy.label,
  tone: 'ink',
  title,
  titleWidth: 430,
  lead,
  backdrop: <CurrentLines top={242} height={180} seed={12} />,
  content: (
    <SpreadRow alignItems="center" marginTop="auto">
      <Agent agent={strategist} />
      <Agent agent={manager} />
      <Box gap={7}>
        {platforms.map((agent) => (
          <Platform key={agent.name} agent={agent} />
        ))}
      </Box>
      <Agent agent={tracker} />
    </SpreadRow>
  ),
};

const POSTS = { height: 312, largeWidth: 400, smallWidth: 206, gap: 14 };
const VIEWS: Partial<Record<NativePost['platform'], RoofView>> = {
  Website: 'plan',
  Instagram: 'close',
  Facebook: 'mirrored',
};

/** The first post is large, with its text. */
function Post({
  post: { platform, at, format, title, text, status },
  isLarge,
}: {
  post: NativePost;
  isLarge: boolean;
}) {
  const size = isLarge
    ? { width: POSTS.largeWidth, height: POSTS.height }
    : { width: POSTS.smallWidth, height: (POSTS.height - POSTS.gap) / 2 };
  const picture = isLarge ? { width: 366, height: 142 } : { width: 46, height: 46 };
  const svg = roofPicture(picture.width, picture.height, roofColors, VIEWS[platform]);
  return (
    <Card {...size} padding={isLarge ? 16 : 14}>
      <SpreadRow>
        <Text as="strong" text={isLarge ? `${exampleDay.company}  ·  ${platform}` : platform} />
        <Text as="tiny" color="muted" marginTop={3} text={at} />
      </SpreadRow>
      <SpreadRow>
        <Text size={11} color="muted" text={format} />
        {isLarge && <PostStatusLabel status={status} />}
      </SpreadRow>
      <Text as="heading" size={isLarge ? 19 : 16} marginTop={7} text={title} />
      {isLarge && <Text marginTop={4} text={text} />}
      <SpreadRow alignItems="flex-end" marginTop="auto">
        {!isLarge && <PostStatusLabel status={status} />}
        <Picture svg={svg} {...picture} borderRadius={6} />
      </SpreadRow>
    </Card>
  );
}

export const posts: SlideContent = {
  ...deck.posts,
  titleWidth: POSTS.largeWidth,
  leadWidth: 2 * POSTS.smallWidth + POSTS.gap,
  content: (
    <Box marginTop="auto">
      <Text as="mono" color="muted" marginBottom={10} text={`${exampleDay.when}: ${exampleDay.idea}`} />
      <Box flexWrap="wrap" height={POSTS.height} gap={POSTS.gap}>
        {exampleDay.posts.map((post, i) => (
          <Post key={post.platform} post={post} isLarge={i === 0} />
        ))}
      </Box>
    </Box>
  ),
};
