from matinee.adapters.python import load as load
from matinee.adapters.python import programme as programme
from matinee.adapters.python import show as show

__version__: str
