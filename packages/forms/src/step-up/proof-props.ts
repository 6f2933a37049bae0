export interface ProofProps {
  onProven: () => void;
}
