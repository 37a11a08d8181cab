import { Image, Path, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { deck } from '#content/media/deck.ts';
import { roofColors } from '#content/palette.ts';
import { exampleDay, type NativePost } from '#content/social-os/social-day.ts';
import { roofPicture } from '#drawing/roof-picture.ts';
import { Card, Drawing, Paragraph, PostStatusLabel, Row, SpreadRow, Text, useColors } from '../elements.tsx';
import { Slide } from '../slide.tsx';

const { posts } = deck;
const [firstPost, ...otherPosts] = exampleDay.posts as [NativePost, ...NativePost[]];
const BOARD = { height: 312, largeCardWidth: 400, smallCardWidth: 206, gap: 14 };
const PIXEL_RATIO = 3;

type Size = { width: number; height: number };

function Picture({ width, height, radius }: Size & { radius: number }) {
  const svg = roofPicture(width * PIXEL_RATIO, height * PIXEL_RATIO, roofColors);
  const data = new Resvg(svg).render().asPng();
  return <Image src={{ data, format: 'png' }} style={{ width, height, borderRadius: radius }} />;
}

/** Posts with a video show its first frame in the format of their platform. */
const VIDEO_FRAMES: Partial<Record<string, Size & { isBesideTitle: boolean }>> = {
  Instagram: { width: 46, height: 82, isBesideTitle: true },
  Facebook: { width: 64, height: 36, isBesideTitle: false },
};
const PLAY_ICON_SIZE = 16;

function VideoFrame({ width, height }: Size) {
  const middle = { left: (width - PLAY_ICON_SIZE) / 2, top: (height - PLAY_ICON_SIZE) / 2 };
  return (
    <View style={{ position: 'absolute', right: 14, bottom: 14, width, height }}>
      <Picture width={width} height={height} radius={4} />
      <Drawing width={PLAY_ICON_SIZE} height={PLAY_ICON_SIZE} style={{ position: 'absolute', ...middle }}>
        <Path d="M8 0A8 8 0 1 1 8 16A8 8 0 1 1 8 0" fill={roofColors.crane} />
        <Path d="M6.2 4.6L11.6 8L6.2 11.4Z" fill={roofColors.panel} />
      </Drawing>
    </View>
  );
}

function Avatar() {
  const circle = { width: 32, height: 32, borderRadius: 16, backgroundColor: useColors().brand };
  return (
    <View style={{ ...circle, alignItems: 'center', justifyContent: 'center' }}>
      <Text as="strong" size={12} color="brandInk">
        {posts.initials}
      </Text>
    </View>
  );
}

/** The first post, which is already published. */
function LargePost() {
  return (
    <Card style={{ width: BOARD.largeCardWidth, height: BOARD.height }}>
      <Row style={{ alignItems: 'center', gap: 9 }}>
        <Avatar />
        <View style={{ flexGrow: 1 }}>
          <Text as="strong" style={{ lineHeight: 1.2 }}>
            {exampleDay.company}
          </Text>
          <Text size={11} color="muted" style={{ lineHeight: 1.2 }}>
            {`${firstPost.platform}  ·  ${firstPost.format}`}
          </Text>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Text as="tiny" color="muted">
            {firstPost.at}
          </Text>
          <PostStatusLabel status={firstPost.status} />
        </View>
      </Row>
      <Text as="strong" size={15} style={{ marginTop: 10 }}>
        {firstPost.title}
      </Text>
      <Paragraph style={{ marginTop: 3, marginBottom: 10 }}>{firstPost.text}</Paragraph>
      <View style={{ marginTop: 'auto' }}>
        <Picture width={366} height={142} radius={6} />
      </View>
    </Card>
  );
}

function SmallPost({ post: { platform, at, format, title, status } }: { post: NativePost }) {
  const video = VIDEO_FRAMES[platform];
  const height = (BOARD.height - BOARD.gap) / 2;
  return (
    <Card style={{ width: BOARD.smallCardWidth, height, padding: 14 }}>
      <SpreadRow>
        <Text as="strong">{platform}</Text>
        <Text as="tiny" color="muted" style={{ marginTop: 3 }}>
          {at}
        </Text>
      </SpreadRow>
      <Text size={11} color="muted">
        {format}
      </Text>
      <Paragraph
        as="heading"
        size={16}
        style={{ marginTop: 7, paddingRight: video?.isBesideTitle ? video.width : 0 }}
      >
        {title}
      </Paragraph>
      {video && <VideoFrame {...video} />}
      <View style={{ marginTop: 'auto' }}>
        <PostStatusLabel status={status} />
      </View>
    </Card>
  );
}

export function Posts() {
  return (
    <Slide
      label={posts.label}
      title={posts.title}
      titleWidth={BOARD.largeCardWidth}
      lead={posts.lead}
      leadWidth={2 * BOARD.smallCardWidth + BOARD.gap}
    >
      <View style={{ marginTop: 'auto' }}>
        <Text as="mono" color="muted" style={{ marginBottom: 10 }}>
          {`${exampleDay.when}: ${exampleDay.idea}`}
        </Text>
        <Row style={{ gap: BOARD.gap }}>
          <LargePost />
          <Row style={{ flex: 1, flexWrap: 'wrap', gap: BOARD.gap }}>
            {otherPosts.map((post) => (
              <SmallPost key={post.platform} post={post} />
            ))}
          </Row>
        </Row>
      </View>
    </Slide>
  );
}
