export default {
  id: 'container',
  words: ['容器镜像', 'container image', 'Docker', 'Kubernetes', 'K8s', 'Helm'],
};
