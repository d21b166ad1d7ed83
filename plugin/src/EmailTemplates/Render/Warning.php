<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Closure;

/** One finding, with the place that it is about: `subject`, `preheader`, a block such as `blocks.2.innerBlocks.0`, or "" for the whole. */
final class Warning {

	/** Longest message, in characters: what is quoted of a template can be longer. */
	private const LENGTH = 1000;

	/** @param list<string|int|Closure(): string> $values What the text of the code names. */
	public function __construct(
		public readonly WarningCode $code,
		public readonly string $path,
		private readonly array $values = array(),
	) {}

	/** In the language of the moment: of the account that reads it, while the e-mail is in that of the site. */
	public function message(): string {
		$values = array_map( static fn ( string|int|Closure $value ): string|int => $value instanceof Closure ? $value() : $value, $this->values );
		return mb_strimwidth( vsprintf( $this->code->text( $values ), $values ), 0, self::LENGTH, '…', 'UTF-8' );
	}

	/** @return array{code: string, message: string, path: string} */
	public function answer(): array {
		return array(
			'code'    => $this->code->value,
			'message' => $this->message(),
			'path'    => $this->path,
		);
	}
}
