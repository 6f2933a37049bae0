import packageFile from '../../../../../package.json' with { type: 'json' };

export const { version } = packageFile;

/** The version of Node that this one is made for. */
export const pinnedNode: string = packageFile.devDependencies.node;
