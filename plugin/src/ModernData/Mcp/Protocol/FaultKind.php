<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

/** Kinds of protocol errors, with their code and HTTP status in each era. */
enum FaultKind {
	case BadJson;
	case BadRequest;
	case BadMessage;
	case UnknownMethod;
	case BadParams;
	case NoResource;
	case Internal;
	case HeaderMismatch;
	case MissingCapability;
	case UnknownRevision;
	case NoLogin;
	case Forbidden;
	case NotPost;
	case TooLarge;
	case NotJson;

	public function code( Era $era ): int {
		return match ( $this ) {
			self::BadJson                       => -32700,
			self::BadRequest                    => -32600,
			self::UnknownMethod                 => -32601,
			self::BadMessage, self::BadParams   => -32602,
			self::NoResource                    => Era::Modern === $era ? -32602 : -32002,
			self::Internal                      => -32603,
			self::HeaderMismatch                => -32020,
			self::MissingCapability             => -32021,
			self::UnknownRevision               => -32022,
			// The protocol defines no codes for transport errors, and its reserved range may not be used.
			default                             => $this->status( $era ),
		};
	}

	/** Clients of older revisions treat error statuses as broken connections, so errors of well-formed requests have status 200. */
	public function status( Era $era ): int {
		return match ( $this ) {
			self::UnknownMethod                                => Era::Modern === $era ? 404 : 200,
			self::BadParams, self::NoResource, self::Internal  => 200,
			self::NoLogin                                      => 401,
			self::Forbidden                                    => 403,
			self::NotPost                                      => 405,
			self::TooLarge                                     => 413,
			self::NotJson                                      => 415,
			default                                            => 400,
		};
	}
}
