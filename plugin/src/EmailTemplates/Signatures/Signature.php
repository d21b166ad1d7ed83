<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Signatures;

use Svc\EmailTemplates\Render\Rendered;
use Svc\EmailTemplates\Render\Warning;
use Svc\Users\Contact;

/** The e-mail signature of a person. */
final class Signature {

	public function __construct(
		private readonly Contact $person,
		/** Null for the starter. */
		private readonly ?int $template_id,
		private readonly Rendered $rendered,
	) {}

	/** @return array<string, mixed> */
	public function answer(): array {
		return array(
			'user_id'     => $this->person->user_id,
			'template_id' => $this->template_id,
		) + array_diff_key( $this->rendered->answer(), array_flip( array( 'subject', 'preheader' ) ) );
	}

	/** @return array<string, mixed> For lists. */
	public function summary(): array {
		return array(
			'user_id'  => $this->person->user_id,
			'name'     => $this->person->name(),
			'email'    => $this->person->email,
			'role'     => $this->person->role->value,
			'size'     => strlen( $this->rendered->html ),
			'warnings' => array_values( array_unique( array_map( static fn ( Warning $warning ): string => $warning->code->value, $this->rendered->warnings ) ) ),
		);
	}

	/** @return list<string> In the order of Signatures::COLUMNS. */
	public function cells(): array {
		return array( $this->person->email, $this->person->name(), $this->rendered->html, $this->rendered->text );
	}
}
