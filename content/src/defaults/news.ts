import shared_lifecycle_dates from './news/lifecycle-dates/shared.ts';
import zh_lifecycle_dates from './news/lifecycle-dates/zh.ts';
import en_lifecycle_dates from './news/lifecycle-dates/en.ts';
import shared_super_sim_512 from './news/super-sim-512/shared.ts';
import zh_super_sim_512 from './news/super-sim-512/zh.ts';
import en_super_sim_512 from './news/super-sim-512/en.ts';
import shared_pqc_inventory from './news/pqc-inventory/shared.ts';
import zh_pqc_inventory from './news/pqc-inventory/zh.ts';
import en_pqc_inventory from './news/pqc-inventory/en.ts';
import shared_gateway_4_2_7 from './news/gateway-4-2-7/shared.ts';
import zh_gateway_4_2_7 from './news/gateway-4-2-7/zh.ts';
import en_gateway_4_2_7 from './news/gateway-4-2-7/en.ts';
import shared_rfc8998_tlcp from './news/rfc8998-tlcp/shared.ts';
import zh_rfc8998_tlcp from './news/rfc8998-tlcp/zh.ts';
import en_rfc8998_tlcp from './news/rfc8998-tlcp/en.ts';
import shared_disclosure_policy from './news/disclosure-policy/shared.ts';
import zh_disclosure_policy from './news/disclosure-policy/zh.ts';
import en_disclosure_policy from './news/disclosure-policy/en.ts';
import shared_ml_kem_trial from './news/ml-kem-trial/shared.ts';
import zh_ml_kem_trial from './news/ml-kem-trial/zh.ts';
import en_ml_kem_trial from './news/ml-kem-trial/en.ts';
import shared_ipsec_migration from './news/ipsec-migration/shared.ts';
import zh_ipsec_migration from './news/ipsec-migration/zh.ts';
import en_ipsec_migration from './news/ipsec-migration/en.ts';
import shared_sdk_3_1_3 from './news/sdk-3-1-3/shared.ts';
import zh_sdk_3_1_3 from './news/sdk-3-1-3/zh.ts';
import en_sdk_3_1_3 from './news/sdk-3-1-3/en.ts';
import shared_auth_latency from './news/auth-latency/shared.ts';
import zh_auth_latency from './news/auth-latency/zh.ts';
import en_auth_latency from './news/auth-latency/en.ts';
import shared_sim_swap from './news/sim-swap/shared.ts';
import zh_sim_swap from './news/sim-swap/zh.ts';
import en_sim_swap from './news/sim-swap/en.ts';
import shared_border_gateway_200 from './news/border-gateway-200/shared.ts';
import zh_border_gateway_200 from './news/border-gateway-200/zh.ts';
import en_border_gateway_200 from './news/border-gateway-200/en.ts';
import shared_sdp_2_4_4 from './news/sdp-2-4-4/shared.ts';
import zh_sdp_2_4_4 from './news/sdp-2-4-4/zh.ts';
import en_sdp_2_4_4 from './news/sdp-2-4-4/en.ts';
import shared_secondary_authentication from './news/secondary-authentication/shared.ts';
import zh_secondary_authentication from './news/secondary-authentication/zh.ts';
import en_secondary_authentication from './news/secondary-authentication/en.ts';
import shared_power_order_27 from './news/power-order-27/shared.ts';
import zh_power_order_27 from './news/power-order-27/zh.ts';
import en_power_order_27 from './news/power-order-27/en.ts';
import shared_gm_assessment from './news/gm-assessment/shared.ts';
import zh_gm_assessment from './news/gm-assessment/zh.ts';
import en_gm_assessment from './news/gm-assessment/en.ts';
import shared_module_kit from './news/module-kit/shared.ts';
import zh_module_kit from './news/module-kit/zh.ts';
import en_module_kit from './news/module-kit/en.ts';
import shared_terminal_control_5 from './news/terminal-control-5/shared.ts';
import zh_terminal_control_5 from './news/terminal-control-5/zh.ts';
import en_terminal_control_5 from './news/terminal-control-5/en.ts';
import shared_cybersecurity_law_2026 from './news/cybersecurity-law-2026/shared.ts';
import zh_cybersecurity_law_2026 from './news/cybersecurity-law-2026/zh.ts';
import en_cybersecurity_law_2026 from './news/cybersecurity-law-2026/en.ts';
import shared_shop_opens from './news/shop-opens/shared.ts';
import zh_shop_opens from './news/shop-opens/zh.ts';
import en_shop_opens from './news/shop-opens/en.ts';
import shared_akma from './news/akma/shared.ts';
import zh_akma from './news/akma/zh.ts';
import en_akma from './news/akma/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_lifecycle_dates, zh: zh_lifecycle_dates, en: en_lifecycle_dates },
  { shared: shared_super_sim_512, zh: zh_super_sim_512, en: en_super_sim_512 },
  { shared: shared_pqc_inventory, zh: zh_pqc_inventory, en: en_pqc_inventory },
  { shared: shared_gateway_4_2_7, zh: zh_gateway_4_2_7, en: en_gateway_4_2_7 },
  { shared: shared_rfc8998_tlcp, zh: zh_rfc8998_tlcp, en: en_rfc8998_tlcp },
  { shared: shared_disclosure_policy, zh: zh_disclosure_policy, en: en_disclosure_policy },
  { shared: shared_ml_kem_trial, zh: zh_ml_kem_trial, en: en_ml_kem_trial },
  { shared: shared_ipsec_migration, zh: zh_ipsec_migration, en: en_ipsec_migration },
  { shared: shared_sdk_3_1_3, zh: zh_sdk_3_1_3, en: en_sdk_3_1_3 },
  { shared: shared_auth_latency, zh: zh_auth_latency, en: en_auth_latency },
  { shared: shared_sim_swap, zh: zh_sim_swap, en: en_sim_swap },
  { shared: shared_border_gateway_200, zh: zh_border_gateway_200, en: en_border_gateway_200 },
  { shared: shared_sdp_2_4_4, zh: zh_sdp_2_4_4, en: en_sdp_2_4_4 },
  {
    shared: shared_secondary_authentication,
    zh: zh_secondary_authentication,
    en: en_secondary_authentication,
  },
  { shared: shared_power_order_27, zh: zh_power_order_27, en: en_power_order_27 },
  { shared: shared_gm_assessment, zh: zh_gm_assessment, en: en_gm_assessment },
  { shared: shared_module_kit, zh: zh_module_kit, en: en_module_kit },
  { shared: shared_terminal_control_5, zh: zh_terminal_control_5, en: en_terminal_control_5 },
  {
    shared: shared_cybersecurity_law_2026,
    zh: zh_cybersecurity_law_2026,
    en: en_cybersecurity_law_2026,
  },
  { shared: shared_shop_opens, zh: zh_shop_opens, en: en_shop_opens },
  { shared: shared_akma, zh: zh_akma, en: en_akma },
];
