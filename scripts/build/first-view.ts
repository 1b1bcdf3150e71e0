import type { Plugin } from 'vite';
import { type StartedView, startFirstView } from './first-view-script.ts';

/** Where the script goes in index.html. */
const PLACE = '<!-- first view -->';

interface View {
  /** As the router matches it: `:id` stands for one part of the path. */
  path: string;
  /** The file of the page's component. */
  page: string;
  loader?: string;
  request?: string;
  picture?: string;
}

interface Options {
  views: readonly View[];
  /** Reads the settings that the build was given. */
  read(settings: Record<string, unknown>): { apiBaseUrl: string; sessionStorageKey: string };
}

/** As much of a built file as this needs of it. */
interface BuiltFile {
  fileName: string;
  facadeModuleId?: string | null;
  isEntry?: boolean;
  imports?: string[];
}
type Bundle = Record<string, BuiltFile>;

/** Names in index.html what the first page of a visit needs, so that none of it waits for another. */
export function firstView({ views, read }: Options): Plugin {
  let settings: ReturnType<Options['read']>;
  let base = '/';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved(config) {
      settings = read(config.env);
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const started = views.map((view) => startedView(view, bundle, base));
        const { apiBaseUrl, sessionStorageKey } = settings;
        const parameters = [started, apiBaseUrl, sessionStorageKey].map(asScript).join(', ');
        return html.replace(PLACE, () => `<script>(${startFirstView})(${parameters})</script>`);
      },
    },
  };
}

function startedView({ path, page, loader, request, picture }: View, bundle: Bundle, base: string) {
  const files = Object.values(bundle);
  const chunks = [page, loader]
    .filter((name) => name !== undefined)
    .map((name) => {
      const chunk = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));
      if (!chunk) throw new Error(`The build has no file of its own for ${name}`);
      return chunk;
    });
  const entries = files.filter(({ isEntry }) => isEntry);
  const atHand = new Set(entries.flatMap((entry) => withImports(entry, bundle)));
  const needed = new Set(chunks.flatMap((chunk) => withImports(chunk, bundle)));
  const missing = [...needed].filter((fileName) => !atHand.has(fileName));
  const scripts = missing.map((fileName) => ({
    rel: 'modulepreload',
    crossOrigin: '',
    href: base + fileName,
  }));
  const pictures = picture ? picturePreloads(picture, files, base) : [];
  const view: StartedView = {
    path: `^${path.replace(':id', '([^/]+)')}$`,
    links: [...scripts, ...pictures],
    request,
  };
  return view;
}

function withImports(file: BuiltFile, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(file.fileName)) return [];
  seen.add(file.fileName);
  for (const name of file.imports ?? []) {
    const imported = bundle[name];
    if (imported) withImports(imported, bundle, seen);
  }
  return [...seen];
}

/** `<picture>-wide-1440-….avif` and the like: the wide cut from 768 px on, the tall one below. */
function picturePreloads(picture: string, files: BuiltFile[], base: string) {
  const media = { wide: '(min-width: 768px)', tall: '(max-width: 767.98px)' };
  return Object.entries(media).map(([shape, condition]) => {
    const widths = files.flatMap(({ fileName }) => {
      const width = new RegExp(`/${picture}-${shape}-(\\d+)-[^/]+\\.avif$`).exec(fileName)?.[1];
      return width ? [`${base}${fileName} ${width}w`] : [];
    });
    return {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      media: condition,
      fetchPriority: 'high',
      imageSizes: '100vw',
      imageSrcset: widths.join(', '),
    };
  });
}

/** As JSON, which a script may hold save for what would end it. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
