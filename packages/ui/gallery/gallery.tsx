import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/fonts.css';
import '../src/fonts-zh.css';
import '../src/base.css';
import { Drawings } from './drawings.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('language') ?? 'zh-CN';
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';

const root = document.querySelector('#gallery');
if (root) createRoot(root).render(<Drawings title="图件" />);
