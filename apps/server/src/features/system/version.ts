import packageFile from '../../../../../package.json' with { type: 'json' };

export const { version } = packageFile;

/** The version of Node for which this release is made. */
export const pinnedNode: string = packageFile.devDependencies.node;
