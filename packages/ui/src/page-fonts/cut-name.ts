/** `/product/sdp` has its fonts in `product-sdp.css`, `/mall?item=sim-card` in `mall-item-sim-card.css`. */
export function cutName(address: string): string {
  return address.slice(1).replaceAll(/[/?=]/g, '-');
}
