import shared_sim_auth_latency from './certificate/sim-auth-latency/shared.ts';
import zh_sim_auth_latency from './certificate/sim-auth-latency/zh.ts';
import en_sim_auth_latency from './certificate/sim-auth-latency/en.ts';
import shared_border_gateway_throughput from './certificate/border-gateway-throughput/shared.ts';
import zh_border_gateway_throughput from './certificate/border-gateway-throughput/zh.ts';
import en_border_gateway_throughput from './certificate/border-gateway-throughput/en.ts';
import shared_tls_new_connections from './certificate/tls-new-connections/shared.ts';
import zh_tls_new_connections from './certificate/tls-new-connections/zh.ts';
import en_tls_new_connections from './certificate/tls-new-connections/en.ts';
import shared_module_operations from './certificate/module-operations/shared.ts';
import zh_module_operations from './certificate/module-operations/zh.ts';
import en_module_operations from './certificate/module-operations/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_sim_auth_latency, zh: zh_sim_auth_latency, en: en_sim_auth_latency },
  {
    shared: shared_border_gateway_throughput,
    zh: zh_border_gateway_throughput,
    en: en_border_gateway_throughput,
  },
  { shared: shared_tls_new_connections, zh: zh_tls_new_connections, en: en_tls_new_connections },
  { shared: shared_module_operations, zh: zh_module_operations, en: en_module_operations },
];
