import shared_safety_sim_card from './product/safety-sim-card/shared.ts';
import zh_safety_sim_card from './product/safety-sim-card/zh.ts';
import en_safety_sim_card from './product/safety-sim-card/en.ts';
import shared_safety_super_sim_card from './product/safety-super-sim-card/shared.ts';
import zh_safety_super_sim_card from './product/safety-super-sim-card/zh.ts';
import en_safety_super_sim_card from './product/safety-super-sim-card/en.ts';
import shared_safety_mods from './product/safety-mods/shared.ts';
import zh_safety_mods from './product/safety-mods/zh.ts';
import en_safety_mods from './product/safety-mods/en.ts';
import shared_safety_border_gateway from './product/safety-border-gateway/shared.ts';
import zh_safety_border_gateway from './product/safety-border-gateway/zh.ts';
import en_safety_border_gateway from './product/safety-border-gateway/en.ts';
import shared_safety_auth_gateway from './product/safety-auth-gateway/shared.ts';
import zh_safety_auth_gateway from './product/safety-auth-gateway/zh.ts';
import en_safety_auth_gateway from './product/safety-auth-gateway/en.ts';
import shared_safety_shield_auth from './product/safety-shield-auth/shared.ts';
import zh_safety_shield_auth from './product/safety-shield-auth/zh.ts';
import en_safety_shield_auth from './product/safety-shield-auth/en.ts';
import shared_tm_safety_sdk from './product/tm-safety-sdk/shared.ts';
import zh_tm_safety_sdk from './product/tm-safety-sdk/zh.ts';
import en_tm_safety_sdk from './product/tm-safety-sdk/en.ts';
import shared_internet_tls from './product/internet-tls/shared.ts';
import zh_internet_tls from './product/internet-tls/zh.ts';
import en_internet_tls from './product/internet-tls/en.ts';
import shared_tm_control from './product/tm-control/shared.ts';
import zh_tm_control from './product/tm-control/zh.ts';
import en_tm_control from './product/tm-control/en.ts';
import shared_sdp from './product/sdp/shared.ts';
import zh_sdp from './product/sdp/zh.ts';
import en_sdp from './product/sdp/en.ts';
import shared_safety_os from './product/safety-os/shared.ts';
import zh_safety_os from './product/safety-os/zh.ts';
import en_safety_os from './product/safety-os/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_safety_sim_card, zh: zh_safety_sim_card, en: en_safety_sim_card },
  {
    shared: shared_safety_super_sim_card,
    zh: zh_safety_super_sim_card,
    en: en_safety_super_sim_card,
  },
  { shared: shared_safety_mods, zh: zh_safety_mods, en: en_safety_mods },
  {
    shared: shared_safety_border_gateway,
    zh: zh_safety_border_gateway,
    en: en_safety_border_gateway,
  },
  { shared: shared_safety_auth_gateway, zh: zh_safety_auth_gateway, en: en_safety_auth_gateway },
  { shared: shared_safety_shield_auth, zh: zh_safety_shield_auth, en: en_safety_shield_auth },
  { shared: shared_tm_safety_sdk, zh: zh_tm_safety_sdk, en: en_tm_safety_sdk },
  { shared: shared_internet_tls, zh: zh_internet_tls, en: en_internet_tls },
  { shared: shared_tm_control, zh: zh_tm_control, en: en_tm_control },
  { shared: shared_sdp, zh: zh_sdp, en: en_sdp },
  { shared: shared_safety_os, zh: zh_safety_os, en: en_safety_os },
];
