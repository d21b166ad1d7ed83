<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use WP_User;

/** To whom an e-mail goes. */
final class To {

	public function __construct(
		public readonly string $email,
		public readonly string $name,
		public readonly string $first_name,
	) {}

	public static function account( WP_User $user ): self {
		return new self( $user->user_email, $user->display_name, $user->first_name );
	}

	/** @return array{name: string, first_name: string, email: string} Values of the merge tags of the recipient. */
	public function tags(): array {
		return array(
			'name'       => $this->name,
			'first_name' => $this->first_name,
			'email'      => $this->email,
		);
	}
}
