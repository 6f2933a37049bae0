import written from './defaults/product.ts';
import { readDefaults } from './read-defaults.ts';

/** The eleven products, in the order of their positions. */
export const products = readDefaults('product', written);
