import { newsArticles } from '@uid/content/news';

import { appearanceOf } from '../features/contents/versions/show-content.ts';
import { seed } from '../seed.ts';

/** Seeds as of the day of the newest article, so that all articles are visible, whatever the test's clock says. */
export async function seedSite(context: Parameters<typeof seed>[0]): Promise<void> {
  const days = newsArticles.map(({ publishedOn }) => appearanceOf(publishedOn));
  await seed({ ...context, now: () => Math.max(...days) });
}
