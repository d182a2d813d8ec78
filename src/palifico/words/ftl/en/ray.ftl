### `palifico arena run --on ray`: what can go wrong on a Ray cluster.

fault-ray-missing = Playing on Ray needs one more part of palifico. Install it with: pip install "palifico[ray]"
fault-ray-address = “{ $given }” is not the address of a Ray cluster. Give HOST:PORT, for example 10.0.0.5:6379, or auto for the one that this computer belongs to.
fault-ray-unreachable = No Ray cluster can be joined at { $address }: { $why }
fault-ray-silent = Something listens at { $address }, but in { $seconds } seconds it did not answer as a Ray cluster does.
fault-ray-token = The Ray cluster at { $address } lets in only those who show its token. Set RAY_AUTH_MODE to token, and RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH to the token or its file.
fault-ray-start = Ray could not be started on this computer: { $why }
fault-ray-head = The connection to the Ray cluster was lost. All batches that had come back are kept; the same command goes on from there.
fault-ray-version = A machine of the Ray cluster has palifico { $given } installed, but { $expected } is needed, as here. All batches that had come back are kept.
fault-ray-absent = A machine of the Ray cluster does not have palifico. Install version { $expected } there, for the Python that Ray runs with. All batches that had come back are kept.
