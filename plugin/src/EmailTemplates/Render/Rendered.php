<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/** A finished message with what is to be said about it. */
final class Rendered {

	/** @param list<Warning> $warnings */
	public function __construct(
		public readonly string $subject,
		public readonly string $preheader,
		public readonly string $html,
		public readonly string $text,
		public readonly array $warnings,
	) {}

	/** @return array{subject: string, preheader: string, html: string, text: string, warnings: list<array{code: string, message: string, path: string}>, size: int} */
	public function answer(): array {
		return array(
			'subject'   => $this->subject,
			'preheader' => $this->preheader,
			'html'      => $this->html,
			'text'      => $this->text,
			'warnings'  => array_map( static fn ( Warning $warning ): array => $warning->answer(), $this->warnings ),
			'size'      => strlen( $this->html ),
		);
	}
}
