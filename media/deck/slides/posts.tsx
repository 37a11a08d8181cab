import { Image, Path, Svg, Text, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { deck } from '#content/media/deck.ts';
import { roofColors } from '#content/palette.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { roofPicture } from '#drawing/roof-picture.ts';
import { Card, PostStatusLabel } from '../card.tsx';
import { Paragraph } from '../paragraph.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, textStyles } from '../theme.ts';

const { posts } = deck;
const firstPost = exampleDay.posts[0]!;
const otherPosts = exampleDay.posts.slice(1);
const BOARD = { height: 312, largeCardWidth: 400, smallCardWidth: 206, gap: 14 };
const PICTURE_SIZE = { width: 366, height: 142 };
const PIXEL_RATIO = 3;

type Size = { width: number; height: number };
const renderPicture = ({ width, height }: Size) =>
  new Resvg(roofPicture(width * PIXEL_RATIO, height * PIXEL_RATIO, roofColors)).render().asPng();
const picture = renderPicture(PICTURE_SIZE);

/** Posts with a video show its first frame in the format of their platform. */
const VIDEO_FRAMES: Partial<Record<string, Size & { isBesideTitle: boolean }>> = {
  Instagram: { width: 46, height: 82, isBesideTitle: true },
  Facebook: { width: 64, height: 36, isBesideTitle: false },
};
const renderedFrames = Object.entries(VIDEO_FRAMES).flatMap(([platform, size]) =>
  size ? [{ platform, size, picture: renderPicture(size) }] : [],
);
const PLAY_ICON_SIZE = 16;

function VideoFrame({ platform }: { platform: string }) {
  const frame = renderedFrames.find((candidate) => candidate.platform === platform);
  if (!frame) return null;
  const { width, height } = frame.size;
  return (
    <View style={{ position: 'absolute', right: 14, bottom: 14, width, height }}>
      <Image src={{ data: frame.picture, format: 'png' }} style={{ width, height, borderRadius: 4 }} />
      <Svg
        width={PLAY_ICON_SIZE}
        height={PLAY_ICON_SIZE}
        viewBox="0 0 16 16"
        style={{
          position: 'absolute',
          left: (width - PLAY_ICON_SIZE) / 2,
          top: (height - PLAY_ICON_SIZE) / 2,
        }}
      >
        <Path d="M8 0A8 8 0 1 1 8 16A8 8 0 1 1 8 0" fill={roofColors.crane} />
        <Path d="M6.2 4.6L11.6 8L6.2 11.4Z" fill={roofColors.panel} />
      </Svg>
    </View>
  );
}

/** The first post, which is already published. */
function LargePost({ colors }: { colors: Colors }) {
  return (
    <Card colors={colors} style={{ width: BOARD.largeCardWidth, height: BOARD.height }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 9 }}>
        <View
          style={{
            width: 32,
            height: 32,
            borderRadius: 16,
            backgroundColor: colors.brand,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Text style={{ ...textStyles.strong, fontSize: 12, color: colors.brandInk }}>{posts.initials}</Text>
        </View>
        <View style={{ flexGrow: 1 }}>
          <Text style={{ ...textStyles.strong, lineHeight: 1.2 }}>{exampleDay.company}</Text>
          <Text style={{ ...textStyles.body, fontSize: 11, lineHeight: 1.2, color: colors.muted }}>
            {`${firstPost.platform}  ·  ${firstPost.format}`}
          </Text>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Text style={{ ...textStyles.tiny, color: colors.muted }}>{firstPost.at}</Text>
          <PostStatusLabel colors={colors} status={firstPost.status} />
        </View>
      </View>
      <Text style={{ ...textStyles.strong, fontSize: 15, marginTop: 10 }}>{firstPost.title}</Text>
      <Paragraph style={{ ...textStyles.body, marginTop: 3, marginBottom: 10 }}>{firstPost.text}</Paragraph>
      <Image
        src={{ data: picture, format: 'png' }}
        style={{ ...PICTURE_SIZE, borderRadius: 6, marginTop: 'auto' }}
      />
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
      {(colors) => (
        <View style={{ marginTop: 'auto' }}>
          <Text style={{ ...textStyles.mono, color: colors.muted, marginBottom: 10 }}>
            {`${exampleDay.when}: ${exampleDay.idea}`}
          </Text>
          <View style={{ flexDirection: 'row', gap: BOARD.gap }}>
            <LargePost colors={colors} />
            <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: BOARD.gap }}>
              {otherPosts.map((post) => (
                <Card
                  key={post.platform}
                  colors={colors}
                  style={{ width: BOARD.smallCardWidth, height: (BOARD.height - BOARD.gap) / 2, padding: 14 }}
                >
                  <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
                    <Text style={textStyles.strong}>{post.platform}</Text>
                    <Text style={{ ...textStyles.tiny, color: colors.muted, marginTop: 3 }}>{post.at}</Text>
                  </View>
                  <Text style={{ ...textStyles.body, fontSize: 11, color: colors.muted }}>{post.format}</Text>
                  <Paragraph
                    style={{
                      ...textStyles.heading,
                      fontSize: 16,
                      marginTop: 7,
                      paddingRight: VIDEO_FRAMES[post.platform]?.isBesideTitle
                        ? VIDEO_FRAMES[post.platform]?.width
                        : 0,
                    }}
                  >
                    {post.title}
                  </Paragraph>
                  <VideoFrame platform={post.platform} />
                  <View style={{ marginTop: 'auto' }}>
                    <PostStatusLabel colors={colors} status={post.status} />
                  </View>
                </Card>
              ))}
            </View>
          </View>
        </View>
      )}
    </Slide>
  );
}
